// Makes pages ready for paper from the moment that it is loaded.
import '../styles/print.css';
import { paintPaper } from './theme.ts';

const paper = matchMedia('print');

const follow = () => paintPaper(paper.matches);
paper.addEventListener('change', follow);
// The page is laid out for paper before that change is told.
window.addEventListener('beforeprint', () => paintPaper(true));
window.addEventListener('afterprint', () => paintPaper(false));
follow();
