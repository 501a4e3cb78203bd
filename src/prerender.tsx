/** React writes the page, at build. */
import './styles/index.css';
import { prerenderToNodeStream } from 'react-dom/static';
import { type MetadataTag, metadataTags } from './language/document-metadata.ts';
import type { Language } from './language/languages.ts';
import { loadContent } from './language/load-content.ts';
import { Page } from './page/Page.tsx';

/** A document as React wrote it, with what its head has to say. */
export interface PrerenderedPage {
  html: string;
  title: string;
  tags: MetadataTag[];
}

/** Writes the page in a language. */
export async function prerenderPage(language: Language): Promise<PrerenderedPage> {
  const content = await loadContent(language);
  const { prelude } = await prerenderToNodeStream(<Page initial={{ language, content }} />);
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return { html, title: content.meta.title, tags: metadataTags(language, content) };
}
