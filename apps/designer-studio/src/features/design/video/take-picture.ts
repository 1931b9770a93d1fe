/** Longest side of a picture taken of a film, in pixels: that of the pages it stands on. */
const longestSide = 1600;

/** The moment that a film shows, as a file to be sent. Undefined where the browser has nothing to show of it. */
export async function takePicture(film: HTMLVideoElement): Promise<File | undefined> {
  const scale = Math.min(1, longestSide / Math.max(film.videoWidth, film.videoHeight));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(film.videoWidth * scale),
    height: Math.round(film.videoHeight * scale),
  });
  if (canvas.width === 0 || canvas.height === 0) return undefined;
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  return blob === null ? undefined : new File([blob], 'poster.jpg', { type: 'image/jpeg' });
}
