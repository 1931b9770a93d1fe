import sharp from 'sharp';

/** A woven colour field in place of a photograph; the id names the hue: `hue-210`. */
export async function swatch(id: string, width: number): Promise<Uint8Array> {
  const hue = Number(id.split('-')[1] ?? 0);
  const height = Math.round((width * 4) / 3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 18% 74%)"/><stop offset="1" stop-color="hsl(${hue} 16% 52%)"/></linearGradient>
    <pattern id="p" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path d="M0 0h6" stroke="hsl(${hue} 30% 30%)" stroke-opacity=".25"/></pattern></defs>
    <path fill="url(#g)" d="M0 0h${width}v${height}H0z"/><path fill="url(#p)" d="M${width * 0.2} ${height * 0.15}h${width * 0.6}l${width * 0.08} ${height * 0.7}H${width * 0.12}z"/></svg>`;
  return await sharp(Buffer.from(svg)).webp().toBuffer();
}
