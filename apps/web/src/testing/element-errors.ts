import { type Config, configure, getConfig } from '@testing-library/react';

/** Set by the library while it tries what is waited for. */
type DuringTries = Config & { readonly _disableExpensiveErrorDiagnostics?: boolean };

const { getElementError } = getConfig();

/** With the page, which takes long to print; a try that fails has others after it, and the wait prints it at its end. */
function elementError(message: string | null, container: Element): Error {
  const error = (getConfig() as DuringTries)._disableExpensiveErrorDiagnostics
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : getElementError(message, container);
  // The line to show is that of the test.
  Error.captureStackTrace(error, elementError);
  return error;
}

configure({ getElementError: elementError });
