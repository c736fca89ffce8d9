import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { findPdfToText } from '../../../scripts/engines';

/** A page of a PDF. */
export interface PaperPage {
  readonly isLandscape: boolean;
  readonly words: readonly PaperWord[];
}

/** A word with its place, in points from the page's left and upper edge. */
export interface PaperWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The pages of a PDF with their words in the order of the file; words that lie outside of the page are left out. */
export async function readPaper(pdf: Buffer): Promise<PaperPage[]> {
  const child = spawn(findPdfToText(), ['-bbox', '-', '-'], { stdio: ['pipe', 'pipe', 'ignore'] });
  child.stdin.end(pdf);
  const pages = (await text(child.stdout)).split('<page ').slice(1);
  return pages.map((page) => {
    const [, width = 0, height = 0] = (/width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? []).map(
      Number,
    );
    const words = [...page.matchAll(WORD)].map(([, left, top, right, bottom, word = '']) => ({
      text: word.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? ''),
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    }));
    return {
      isLandscape: width > height,
      words: words.filter(
        ({ left, top, right, bottom }) =>
          left >= 0 && top >= 0 && right <= width && bottom <= height,
      ),
    };
  });
}

const WORD =
  /<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">([^<]*)</g;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
