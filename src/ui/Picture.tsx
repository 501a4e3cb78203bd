/** A picture in the formats a browser may choose from. */
export interface PictureSource {
  /** Candidates with their widths, for `srcset`. */
  avif: string;
  fallback: string;
  /** Size of the fallback, in px, which reserves the place. */
  width: number;
  height: number;
}

interface PictureProps {
  source: PictureSource;
  alt: string;
  /** The width it is shown at, as in `<img sizes>`. */
  sizes: string;
  /** The first view's picture loads before everything else; the others when they come near. */
  first?: boolean;
  className?: string | undefined;
  /** Its `data-room`, by which room 7's clock finds it. */
  roomPart?: string;
}

/** A picture in AVIF, or the fallback where a browser does not support AVIF. */
export function Picture({ source, alt, sizes, first = false, className, roomPart }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <img
        className={className}
        data-room={roomPart}
        src={source.fallback}
        alt={alt}
        width={source.width}
        height={source.height}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
