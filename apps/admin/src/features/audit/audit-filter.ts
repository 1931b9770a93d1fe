/**
 * The action that the API is asked for: a whole one (`design.hide`), or the beginning of several (`design.`), which is also meant by a
 * word alone. Undefined for what is no action.
 */
export function actionOf(typed: string | undefined): string | undefined {
  const action = typed?.trim().toLowerCase() ?? '';
  if (!/^[a-z_-]+(\.[a-z_-]*)?$/.test(action)) return undefined;
  return action.includes('.') ? action : `${action}.`;
}
