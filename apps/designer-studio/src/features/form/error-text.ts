import { errorText } from '@orime/contracts';
import { isApiError } from '@orime/platform';

/** What a person may be told about a failed call: the server's own words first. */
export const textOfError = (error: unknown) => (isApiError(error) ? (error.text ?? errorText(error.code)) : errorText('internal'));
