const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const SCRIPT_ESCAPES: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** Text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON as it may stand in a script element: nothing in it can end the element or be taken for markup. */
export function scriptSafe(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => SCRIPT_ESCAPES[character] ?? character);
}
