import '../styles/print.css';
import { paintPaper } from './theme.ts';

const paper = matchMedia('print');

/** Makes pages ready for paper from now on. */
export function followPrinting(): void {
  const follow = () => paintPaper(paper.matches);
  paper.addEventListener('change', follow);
  // The page is laid out for paper before that change is told.
  window.addEventListener('beforeprint', () => paintPaper(true));
  window.addEventListener('afterprint', () => paintPaper(false));
  follow();
}
