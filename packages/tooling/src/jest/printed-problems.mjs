import { format } from 'node:util';

/**
 * A test environment whose tests fail when they print an error or a warning: React's warnings, answers outside their contract and
 * failures that nobody handled would scroll by unread. A test that expects one says so with `jest.spyOn(console, 'error')`.
 */
export function failOnPrintedProblems(Environment) {
  return class extends Environment {
    #printed = [];

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'setup') this.#watch(this.global.console);
      if (event.name === 'test_done') event.test.errors.push(...this.#printed.splice(0));
      // What was printed after the last test.
      if (event.name === 'run_finish') state.unhandledErrors.push(...this.#printed.splice(0));
    }

    #watch(console) {
      for (const level of ['error', 'warn']) {
        const record = (...args) => {
          const problem = new Error(`console.${level}: ${format(...args)}`);
          Error.captureStackTrace(problem, record);
          this.#printed.push(problem);
        };
        console[level] = record;
      }
    }
  };
}
