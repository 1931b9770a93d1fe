import { takePicture } from './take-picture.ts';

export type Film = { readonly seconds: number; /** A moment of it that shows more than its first. */ readonly picture: File };

/** A film that somebody chose, as far as this browser can play it. Undefined where it cannot, which is how customers would meet it. */
export async function readFilm(file: File): Promise<Film | undefined> {
  const url = URL.createObjectURL(file);
  const film = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' });
  try {
    const isRead = await happens(film, 'loadeddata', () => (film.src = url));
    if (!isRead) return undefined;
    const { duration } = film;
    // What was written while it was recorded says no length before its end was looked for.
    const seconds = Number.isFinite(duration) ? duration : await findEnd(film);
    const isThere = await happens(film, 'seeked', () => (film.currentTime = seconds / 4));
    const picture = isThere ? await takePicture(film) : undefined;
    return picture && { seconds, picture };
  } finally {
    film.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

async function findEnd(film: HTMLVideoElement): Promise<number> {
  await happens(film, 'seeked', () => (film.currentTime = Number.MAX_SAFE_INTEGER));
  return Number.isFinite(film.duration) ? film.duration : film.currentTime;
}

/** Whether what is begun comes about, or fails. */
function happens(film: HTMLVideoElement, event: 'loadeddata' | 'seeked', begin: () => void): Promise<boolean> {
  return new Promise((done) => {
    film.addEventListener(event, () => done(true), { once: true });
    film.addEventListener('error', () => done(false), { once: true });
    begin();
  });
}
