/** Path of the QR code's picture below the base path. The code opens the page's download section. */
export const QR_PATH = 'qr/download.png';
