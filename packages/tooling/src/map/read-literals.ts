import ts from 'typescript';

/** One string of a source, outside comments and imports. */
export interface Literal {
  /** Text with `*` for each interpolated value. */
  readonly text: string;
  /** HTTP method of the call around it, where it can be told. */
  readonly method: string | undefined;
  readonly isSql: boolean;
  /** Whether it is an argument of `app.get(…)` and the like: the route's own address. */
  readonly isRegistered: boolean;
}

/** Methods of the platform's HTTP client and functions that read. */
const METHODS: Readonly<Record<string, string>> = {
  get: 'GET',
  download: 'GET',
  post: 'POST',
  upload: 'POST',
  put: 'PUT',
  delete: 'DELETE',
  sendBeacon: 'POST',
};
const VERB = /^(GET|POST|PUT|DELETE)$/;
const READS = new Set(['apiQuery', 'readQuery']);

/** Strings and templates of a TypeScript source in their order. Adding a value (`'/a/' + id`) counts as interpolating it. */
export function readLiterals(file: string, source: string): readonly Literal[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const literals: Literal[] = [];
  visit(tree);
  return literals;

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    for (const text of textsOf(node)) literals.push({ text: text + addedTo(node), ...placeOf(node) });
    ts.forEachChild(node, visit);
  }
}

function textsOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return node.templateSpans.reduce<readonly string[]>(
    (texts, span) => texts.flatMap((text) => valuesOf(span.expression).map((value) => text + value + span.literal.text)),
    [node.head.text],
  );
}

/** What an interpolated expression can be: the branches of a condition, the values of a parameter's union type, or anything. */
function valuesOf(expression: ts.Expression): readonly string[] {
  if (ts.isStringLiteral(expression) && !/[?#&]/.test(expression.text)) return [expression.text];
  if (ts.isConditionalExpression(expression)) {
    const branches = [expression.whenTrue, expression.whenFalse].flatMap((branch) => valuesOf(branch));
    return branches.includes('') ? ['*'] : branches;
  }
  return (ts.isIdentifier(expression) ? unionOf(expression) : undefined) ?? ['*'];
}

/** The values of the parameter of a surrounding function, where its type is a union of strings. */
function unionOf({ text, parent }: ts.Identifier): readonly string[] | undefined {
  for (let at: ts.Node = parent; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isFunctionLike(at)) continue;
    const type = at.parameters.find(({ name }) => ts.isIdentifier(name) && name.text === text)?.type;
    if (type === undefined || !ts.isUnionTypeNode(type)) continue;
    const values = type.types.map((member) =>
      ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal) ? member.literal.text : '*',
    );
    return [...new Set(values)];
  }
  return undefined;
}

function addedTo(node: ts.Node): string {
  const { parent } = node;
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.PlusToken && parent.left === node ? '*' : '';
}

function placeOf(node: ts.Node): Omit<Literal, 'text'> {
  let isRead = false;
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isPropertyAssignment(at) && isNamed(at.name, /^(url|path|otherwise)$/)) isRead = true;
    if (!ts.isCallExpression(at)) continue;
    const name = calledName(at);
    if (name !== undefined && READS.has(name)) return { method: 'GET', isSql: false, isRegistered: false };
    const [first] = at.arguments;
    if (name === undefined || first === undefined) continue;
    if (ts.isStringLiteral(first) && VERB.test(first.text)) return { method: first.text, isSql: false, isRegistered: false };
    const method = METHODS[name];
    if (method !== undefined && contains(first, node)) return { method, isSql: false, isRegistered: first === node };
  }
  const isSql = ts.isTaggedTemplateExpression(node.parent) && isNamed(node.parent.tag, /^sql$/);
  return { method: isRead ? 'GET' : undefined, isSql, isRegistered: false };
}

function calledName({ expression }: ts.CallExpression): string | undefined {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : undefined;
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return outer.pos <= inner.pos && inner.end <= outer.end;
}

function isNamed(node: ts.Node, name: RegExp): boolean {
  return ts.isIdentifier(node) && name.test(node.text);
}
