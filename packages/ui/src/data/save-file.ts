/** So long a browser may take to begin reading what it was given. */
const KEPT_MS = 60_000;

/** Hands a file that was made in the page to the browser, which keeps it under the name. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
