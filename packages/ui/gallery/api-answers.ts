let uploads = 0;

/** What the examples of forms are answered: uploads succeed, the shop's handle is taken, the rest is not there. */
export function answerApi(path: string): { readonly status: number; readonly body: string } {
  if (path === '/api/upload/ticket') return ok({ ticket: 'gallery', form: 'report', expiresAt: '', filesLeft: 10, bytesLeft: 1e9 });
  if (path === '/api/upload') {
    uploads += 1;
    return ok({
      id: `hue-${(uploads * 70) % 360}`,
      url: '',
      w: 900,
      h: 1200,
      blur: '',
      color: '#8a8480',
      mime: 'image/jpeg',
      bytes: 1,
      claim: 'x',
    });
  }
  if (path === '/api/gallery/shop')
    return refused(409, 'handle_taken', 'This handle is taken.', 'このハンドルはすでに使われています。', { handle: 'is taken' });
  if (path === '/api/gallery/guarded')
    return refused(403, 'reauth_required', 'Please confirm your password.', 'パスワードを入力してください。');
  if (path === '/api/users/reauth') return refused(400, 'validation', 'Please check.', 'ご確認ください。', { password: 'is not right' });
  return refused(404, 'not_found', 'This does not exist.', '存在しません。');
}

function ok(body: object) {
  return { status: 200, body: JSON.stringify(body) };
}

function refused(status: number, code: string, message: string, messageJp: string, fields: Readonly<Record<string, string>> = {}) {
  return { status, body: JSON.stringify({ error: { code, message, messageJp, requestId: 'gallery', fields } }) };
}
