/** Where the picture of the QR code lies, below the base path: it opens the page's download section. */
export const QR_PATH = 'qr/download.png';
