/** One file as it left the page. `finish` answers it. */
export type SentFile = {
  readonly url: string;
  readonly name: string;
  readonly progress: (share: number) => void;
  readonly finish: (status: number, body: unknown) => void;
  readonly isAborted: () => boolean;
};

/** Stands at the network's edge in place of `XMLHttpRequest`, as `interceptApi` does for `fetch`. */
export function interceptUploads(): { readonly sent: readonly SentFile[]; readonly restore: () => void } {
  const original = globalThis.XMLHttpRequest;
  const sent: SentFile[] = [];

  class Upload extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    url = '';
    isAborted = false;

    open(_method: string, url: string): void {
      this.url = url;
    }
    setRequestHeader(): void {}
    getResponseHeader(): null {
      return null;
    }
    abort(): void {
      this.isAborted = true;
      this.dispatchEvent(new Event('abort'));
    }
    send(form: FormData): void {
      const file = form.get('file');
      sent.push({
        url: this.url,
        name: file instanceof File ? file.name : '',
        isAborted: () => this.isAborted,
        progress: (share) =>
          void this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded: share * 100, total: 100 })),
        finish: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.dispatchEvent(new Event('load'));
        },
      });
    }
  }

  // Only what our client uses of it is there.
  globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  return { sent, restore: () => void (globalThis.XMLHttpRequest = original) };
}
