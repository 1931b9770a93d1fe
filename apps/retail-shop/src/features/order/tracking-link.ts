/** Where carriers show a parcel; the number is put at the end, or in place of `{}`. Names as sellers write them, in lower case. */
const CARRIERS: readonly (readonly [names: readonly string[], address: string])[] = [
  [['yamato', 'ヤマト', 'クロネコ', 'kuroneko'], 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id='],
  [['sagawa', '佐川'], 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo='],
  [['japan post', 'ゆうパック', '日本郵便', 'ems'], 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1='],
  [['dhl'], 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [['ups'], 'https://www.ups.com/track?tracknum='],
  [['fedex'], 'https://www.fedex.com/fedextrack/?trknbr='],
  [['usps'], 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [['royal mail'], 'https://www.royalmail.com/track-your-item#/tracking-results/'],
  [['la poste', 'colissimo'], 'https://www.laposte.fr/outils/suivre-vos-envois?code='],
  [['poste italiane'], 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/'],
];

/** The carrier's own page of a parcel; undefined for a carrier that is not known, and without a number. */
export function trackingLink(carrier: string, tracking: string): string | undefined {
  const number = tracking.replaceAll(/\s/g, '');
  if (number === '') return undefined;
  const written = carrier.trim().toLowerCase();
  const known = CARRIERS.find(([names]) =>
    names.some((name) => written === name || written.startsWith(`${name} `) || (/[^\u0020-\u007e]/.test(name) && written.includes(name))),
  );
  return known && known[1] + encodeURIComponent(number);
}
