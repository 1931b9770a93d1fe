/** `/login`, or `/register`, with the way back where there is one. */
export function accountPath(path: '/login' | '/register' | '/request-reset', returnTo: string | undefined): string {
  return returnTo === undefined ? path : `${path}?${new URLSearchParams({ returnTo }).toString()}`;
}
