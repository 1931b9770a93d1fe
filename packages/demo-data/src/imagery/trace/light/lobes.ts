/**
 * How cloth throws light back besides its dull body: the fuzz of wool, the smooth skin of leather and nylon, and the
 * threads of satin. All answer the share of a lamp's irradiance at normal incidence that leaves towards the eye.
 */

/** Fuzz: the "Charlie" distribution of Estevez and Kulla. Cosines to the normal in (0, 1], `roughness` 0.2–1. */
export function fuzz(normalLight: number, normalEye: number, normalHalf: number, roughness: number): number {
  const inverse = 1 / roughness;
  const sine = Math.sqrt(Math.max(0, 1 - normalHalf * normalHalf));
  const distribution = ((2 + inverse) * sine ** inverse) / (2 * Math.PI);
  return (distribution * normalLight) / (4 * (normalLight + normalEye - normalLight * normalEye));
}

/** A smooth rough skin: GGX with Smith's shadowing. `alpha` is the squared roughness, `reflectance` that of normal incidence. */
export function skin(
  normalLight: number,
  normalEye: number,
  normalHalf: number,
  eyeHalf: number,
  alpha: number,
  reflectance: number,
): number {
  const square = alpha * alpha;
  const denominator = normalHalf * normalHalf * (square - 1) + 1;
  const distribution = square / (Math.PI * denominator * denominator);
  const light = normalLight + Math.sqrt(square + (1 - square) * normalLight * normalLight);
  const eye = normalEye + Math.sqrt(square + (1 - square) * normalEye * normalEye);
  const fresnel = reflectance + (1 - reflectance) * (1 - eyeHalf) ** 5;
  return (distribution * fresnel * normalLight) / (light * eye);
}

/** One of the two thread systems of a cloth. Angles in radians. */
export type ThreadLobe = {
  /** How far the floats lean out of the cloth's plane along the thread, each counted alike. */
  readonly leans: readonly number[];
  /** Mirror-like light: width along the thread and about it. Filaments lie flat in a float, so it is not a whole cone. */
  readonly surface: readonly [along: number, about: number];
  /** Light that went through the fibres and took their dye. */
  readonly volume: readonly [along: number, about: number];
  /** Share of the cloth that this system covers. */
  readonly cover: number;
};

/** What threads throw back: `surface` without colour, `volume` takes the dye's. */
export type ThreadLight = { surface: number; volume: number };

const fibreReflectance = 0.075;

/**
 * Light from threads that run along (tx, ty, tz) on a normal n square to it. `l` goes to the lamp, `e` to the eye; all of
 * length 1. A product of two Gaussians of the half vector's angles along and about the thread, after the longitudinal and
 * azimuthal parts of Sadeghi's microcylinders. Adds to `out`.
 */
export function addThreads(
  lobe: ThreadLobe,
  tx: number,
  ty: number,
  tz: number,
  nx: number,
  ny: number,
  nz: number,
  lx: number,
  ly: number,
  lz: number,
  ex: number,
  ey: number,
  ez: number,
  out: ThreadLight,
): void {
  const normalLight = nx * lx + ny * ly + nz * lz;
  const normalEye = nx * ex + ny * ey + nz * ez;
  if (normalLight <= 0 || normalEye <= 0) return;
  const length = Math.sqrt((lx + ex) ** 2 + (ly + ey) ** 2 + (lz + ez) ** 2) || 1;
  const hx = (lx + ex) / length;
  const hy = (ly + ey) / length;
  const hz = (lz + ez) / length;
  const lightHalf = Math.max(0.05, lx * hx + ly * hy + lz * hz);
  const alongHalf = hx * tx + hy * ty + hz * tz;
  const upHalf = hx * nx + hy * ny + hz * nz;
  const asideHalf = hx * (ny * tz - nz * ty) + hy * (nz * tx - nx * tz) + hz * (nx * ty - ny * tx);
  const about = Math.atan2(asideHalf, upHalf);
  const inclination = Math.atan2(alongHalf, Math.sqrt(upHalf * upHalf + asideHalf * asideHalf));
  // Ashikhmin and Shirley's denominator: no lobe grows without bound towards the edge.
  const seen = (lobe.cover * normalLight) / (4 * lightHalf * Math.max(normalLight, normalEye) * lobe.leans.length);
  const fresnel = fibreReflectance + (1 - fibreReflectance) * (1 - lightHalf) ** 5;
  for (const lean of lobe.leans) {
    out.surface += seen * fresnel * gaussian(inclination - lean, lobe.surface[0]) * gaussian(about, lobe.surface[1]);
    out.volume += seen * (1 - fresnel) * gaussian(inclination - lean, lobe.volume[0]) * gaussian(about, lobe.volume[1]);
  }
}

function gaussian(angle: number, width: number): number {
  const part = angle / width;
  return Math.exp(-0.5 * part * part) / (width * 2.5066282746310002);
}
