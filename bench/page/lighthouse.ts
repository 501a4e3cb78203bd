import lighthouse from 'lighthouse';

/** What Lighthouse's slow phone says of one load: ms, CLS without a unit, bytes as sent. */
export interface Load {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  mainThread: number;
  bytes: Record<Kind, number>;
  /** The four scores, 0 to 100: performance, accessibility, best practices, search engines. */
  scores: number[];
}

export const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Other'] as const;
export type Kind = (typeof kinds)[number];

interface RequestItem {
  resourceType: string;
  transferSize: number;
}

/** Whether Lighthouse works out how a load would go on a slow phone, or really slows line and processor. */
export type Throttling = 'simulate' | 'devtools';

/**
 * Loads an address once as Lighthouse's phone.
 *
 * @param port where the browser listens for DevTools
 * @throws Error if Lighthouse could not measure it
 */
export async function measureLoad(
  address: string,
  port: number,
  throttlingMethod: Throttling,
): Promise<Load> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', throttlingMethod });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories } = result.lhr;
  const value = (id: string) => {
    const number = audits[id]?.numericValue;
    if (number === undefined) throw new Error(`Lighthouse gave no ${id}.`);
    return number;
  };
  const requests = audits['network-requests']?.details as unknown as { items: RequestItem[] } | undefined;
  const bytesOf = (kind: Kind) =>
    (requests?.items ?? [])
      .filter(({ resourceType }) => resourceType === kind || (kind === 'Other' && !isKind(resourceType)))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, bytesOf(kind)])) as Record<Kind, number>,
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      Math.round((categories[id]?.score ?? 0) * 100),
    ),
  };
}

function isKind(type: string): type is Kind {
  return (kinds as readonly string[]).includes(type);
}
