import type { LocalText } from '@orime/contracts';
import type { ClothKey } from '../cloths.ts';

export type Slot = 'bottom' | 'top' | 'over' | 'neck' | 'head';

export interface PaperGarment {
  readonly key: string;
  readonly slot: Slot;
  readonly name: LocalText;
  readonly cloth: ClothKey;
  /** The right half as seen, from the fold at x = 200; the left half is its mirror image, as paper is cut. */
  readonly half: string;
  /** Pleats, plackets and seams of the right half. */
  readonly lines: string;
  /** How far it reaches: right edge, top, bottom. */
  readonly reach: readonly [right: number, top: number, bottom: number];
}

const say = (en: string, jp: string): LocalText => ({ en, jp });

/** From the skin outwards: the order in which they lie on the figure. */
export const SLOTS: readonly Slot[] = ['bottom', 'top', 'over', 'neck', 'head'];

export const GARMENTS: readonly PaperGarment[] = [
  {
    key: 'haori',
    slot: 'over',
    name: say('Haori jacket', '羽織'),
    cloth: 'waves',
    reach: [364, 146, 484],
    half: 'M211 148 L229 151 C250 158 264 166 278 176 L362 318 L326 426 L267 374 L257 268 L270 482 L221 482 Z',
    lines: 'M229 151 L236 482 M278 176 L257 268',
  },
  {
    key: 'coat',
    slot: 'over',
    name: say('Long coat', 'ロングコート'),
    cloth: 'night',
    reach: [328, 146, 612],
    half: 'M207 150 L231 152 C256 160 269 168 280 180 L327 390 L290 402 L262 272 C266 380 278 500 288 610 L204 610 L204 268 Z',
    lines: 'M207 150 L226 214 L206 268 M231 152 L248 206 L226 214 M262 272 L258 340 M232 420 L262 416 L263 436 L233 440 Z',
  },
  {
    key: 'shirt',
    slot: 'top',
    name: say('Band-collar shirt', 'バンドカラーシャツ'),
    cloth: 'stripes',
    reach: [314, 146, 358],
    half: 'M200 148 L217 148 C237 157 253 163 265 174 L313 380 L284 390 L250 246 L254 356 L200 356 Z',
    lines: 'M200 148 L200 356 M206 148 L206 356 M250 246 L262 200',
  },
  {
    key: 'knit',
    slot: 'top',
    name: say('Hand-knitted pullover', '手編みのセーター'),
    cloth: 'knit',
    reach: [322, 150, 340],
    half: 'M200 160 C211 162 220 158 224 151 C245 158 259 166 270 178 L320 384 L284 396 L255 268 L258 338 L200 338 Z',
    lines: 'M200 168 C214 170 226 166 232 156 M200 318 L257 318 M285 384 L317 372',
  },
  {
    key: 'hakama',
    slot: 'bottom',
    name: say('Pleated hakama', '袴'),
    cloth: 'hemp',
    reach: [300, 296, 694],
    half: 'M200 298 L247 298 L251 314 C264 424 286 566 298 692 L207 692 L201 438 Z',
    lines: 'M200 314 L251 314 M214 316 L232 690 M230 316 L262 690 M206 316 L212 690',
  },
  {
    key: 'skirt',
    slot: 'bottom',
    name: say('Circle skirt', 'サーキュラースカート'),
    cloth: 'check',
    reach: [322, 296, 606],
    half: 'M200 298 L245 298 L249 312 C272 400 306 480 321 580 C288 600 240 604 200 604 Z',
    lines: 'M200 312 L249 312 M216 316 C224 420 236 520 242 602 M234 316 C254 420 276 500 290 594',
  },
  {
    key: 'trousers',
    slot: 'bottom',
    name: say('Straight trousers', 'ストレートパンツ'),
    cloth: 'plain',
    reach: [268, 296, 716],
    half: 'M200 298 L246 298 C258 330 264 362 265 392 L259 714 L213 714 L204 436 L200 434 Z',
    lines: 'M200 312 L249 312 M236 318 L236 712 M250 316 L262 352',
  },
  {
    key: 'scarf',
    slot: 'neck',
    name: say('Woven scarf', '手織りのスカーフ'),
    cloth: 'rose',
    reach: [238, 136, 318],
    half: 'M200 140 L222 138 C234 150 235 166 224 175 L232 302 L209 308 L204 180 L200 180 Z',
    lines: 'M200 158 C214 160 226 158 232 152 M212 306 L211 318 M219 304 L219 316 M227 303 L228 314',
  },
  {
    key: 'hat',
    slot: 'head',
    name: say('Felt hat', 'フェルトの帽子'),
    cloth: 'felt',
    reach: [292, 12, 82],
    half: 'M200 14 C230 12 241 36 245 56 C264 59 282 66 290 74 C264 82 230 82 200 82 Z',
    lines: 'M200 58 L245 56 M200 48 L243 46',
  },
];
