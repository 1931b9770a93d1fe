// A text for a phone's camera. A door of its own: the encoder is 8 kB and few screens show a code.
export { encodeQr, QrCode } from './qr-code.tsx';
export type { QrCodeProps } from './qr-code.tsx';
