/** Path of the QR code's picture below the base path. */
export const QR_PATH = 'qr/download.png';

/** The QR code that opens the page's download section, drawn by the build. */
export function QrCode({ alt }: { alt: string }) {
  return (
    <img
      className="qr"
      src={import.meta.env.BASE_URL + QR_PATH}
      alt={alt}
      width="300"
      height="300"
      loading="lazy"
    />
  );
}
