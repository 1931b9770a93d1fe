/** Colours and light of a room by the page's theme: by day a white studio, by night pools of light. */
export type RoomLook = {
  readonly wall: string;
  readonly words: string;
  readonly form: string;
  readonly wood: string;
  readonly metal: string;
  readonly plinth: string;
  readonly sky: readonly [colour: string, ground: string, strength: number];
  readonly key: readonly [colour: string, strength: number];
  readonly back: readonly [colour: string, strength: number];
  readonly shadow: number;
  /** Light on the floor below each stand; 0 for none. */
  readonly pool: number;
};

export const roomLooks: Readonly<Record<'light' | 'dark', RoomLook>> = {
  light: {
    wall: '#e9e9e6',
    words: '#bdb9b1',
    form: '#d9cfbd',
    wood: '#8c6a4a',
    metal: '#4a4a4d',
    plinth: '#f4f2ee',
    sky: ['#ffffff', '#d8d8d4', 1.65],
    key: ['#fffaf3', 1.85],
    back: ['#dfe8f5', 0.5],
    shadow: 0.3,
    pool: 0,
  },
  dark: {
    wall: '#36363c',
    words: '#55555e',
    form: '#b5aa98',
    wood: '#6f5138',
    metal: '#6c6c72',
    plinth: '#3a3a3e',
    sky: ['#9aa0b4', '#3a342e', 0.85],
    key: ['#ffe6c4', 2.5],
    back: ['#9fb4ff', 1.1],
    shadow: 0.55,
    pool: 0.34,
  },
};
