/** QR codes the build draws: one opens the page, one its download section. */
export type QrName = 'page' | 'download';

/** Where a QR code's picture lies below the base path. */
export function qrPath(name: QrName): string {
  return `qr/${name}.png`;
}
