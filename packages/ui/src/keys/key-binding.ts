export type KeyBinding = {
  /** `j`, `?`, `shift+x`, `mod+enter`: `mod` is Command on Apple's machines and Ctrl elsewhere. */
  readonly keys: string;
  /** What it does, for the sheet: "Next design". */
  readonly label: string;
  readonly onPress: () => void;
  /** Not now; the sheet lists it all the same. */
  readonly isOff?: boolean;
  /** Also while typing in a field; only for keys with `mod`. */
  readonly whileTyping?: boolean;
};

type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
};

/** Whether a press is the one that `keys` names. The shift of a sign such as `?` belongs to the sign. */
export function isPressOf(keys: string, event: Pressed, isApple: boolean): boolean {
  const parts = keys.toLowerCase().split('+');
  const key = parts.at(-1) ?? '';
  const wants = (name: string): boolean => parts.length > 1 && parts.slice(0, -1).includes(name);
  if (event.altKey || event.key.toLowerCase() !== key) return false;
  const [mod, other] = isApple ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (other || mod !== wants('mod')) return false;
  return isSign(key) || event.shiftKey === wants('shift');
}

/** The caps to draw: `mod+enter` → `⌘` `Enter`. */
export function capsOf(keys: string, isApple: boolean): readonly string[] {
  const names: Readonly<Record<string, string>> = { mod: isApple ? '⌘' : 'Ctrl', shift: 'Shift', enter: 'Enter', escape: 'Esc' };
  return keys.split('+').map((part) => names[part.toLowerCase()] ?? (part.length === 1 ? part.toUpperCase() : part));
}

function isSign(key: string): boolean {
  return key.length === 1 && key.toLowerCase() === key.toUpperCase();
}
