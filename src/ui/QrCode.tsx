import { type QrName, qrPath } from './qr-path.ts';

/** A QR code, drawn by the build. */
export function QrCode({ name, alt }: { name: QrName; alt: string }) {
  return (
    <img
      className="qr"
      src={import.meta.env.BASE_URL + qrPath(name)}
      alt={alt}
      width="300"
      height="300"
      loading="lazy"
    />
  );
}
