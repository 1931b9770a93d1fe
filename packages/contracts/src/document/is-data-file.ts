/** Whether a file of a version is the data file that a route names: `countries-110m.0a1b2c3d.json` for `countries-110m.json`. */
export function isDataFile(path: string, name: string): boolean {
  return path.replace(/\.[0-9a-f]{8,}(?=\.[a-z]+$)/, '') === name;
}
