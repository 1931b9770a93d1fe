import type { ValidateFunction } from 'ajv';

/** A compiled check; `errors` are those of its last call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidateFunction['errors'];
}

/**
 * A check that is compiled when it is first needed: there are hundreds of routes, and compiling them all would be most of the
 * time that a process takes to start, and a good part of its memory.
 */
export function lazyValidator(compile: () => Validator): Validator {
  let compiled: Validator | undefined;
  const validate: Validator = (value) => {
    compiled ??= compile();
    const isValid = compiled(value);
    // Fastify reads the errors from the function that it was given.
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate;
}

/** The same for the texts of answers. */
export function lazySerializer(compile: () => (value: unknown) => string): (value: unknown) => string {
  let compiled: ((value: unknown) => string) | undefined;
  return (value) => (compiled ??= compile())(value);
}
