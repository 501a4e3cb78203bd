/** React writes the documents at build time. */
import './styles/index.css';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { type MetadataTag, metadataTags } from './language/document-metadata.ts';
import type { Language } from './language/languages.ts';
import { loadContent, loadContents } from './language/load-content.ts';
import { NotFound } from './not-found/NotFound.tsx';
import { ROOM_SIZES } from './page/hero/Room.tsx';
import { Page } from './page/Page.tsx';
import { pictures } from './pictures/pictures.ts';

/** A document that React has written, with its title and the tags of its head. */
export interface PrerenderedPage {
  html: string;
  title: string;
  tags: MetadataTag[];
}

async function render(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node);
  let html = '';
  for await (const chunk of prelude) html += chunk;
  // In SVG `<use>` may close itself, which saves some forty end tags.
  return html.replaceAll('></use>', '/>');
}

/** Writes the page in a language. */
export async function prerenderPage(language: Language): Promise<PrerenderedPage> {
  const content = await loadContent(language);
  const html = await render(<Page initial={{ language, content }} />);
  return { html, title: content.meta.title, tags: metadataTags(language, content) };
}

/** Writes the 404 page in a language. */
export async function prerenderNotFound(language: Language): Promise<Omit<PrerenderedPage, 'tags'>> {
  const contents = await loadContents();
  const html = await render(<NotFound language={language} contents={contents} />);
  return { html, title: contents[language].notFound.documentTitle };
}

/** The first view's picture, as its preload names it. */
export const firstPicture = { srcset: pictures.dusk.avif, sizes: ROOM_SIZES };
