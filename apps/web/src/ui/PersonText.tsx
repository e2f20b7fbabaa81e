import type { ReactNode } from 'react';
import { scriptLanguage } from '../lib/format.ts';

export interface PersonTextProps {
  of: string;
  /** The same text with marks in it. */
  children?: ReactNode;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A title, name or comment as its writer wrote it: in its own direction, and in the language of its script. */
export function PersonText({ of: text, children = text }: PersonTextProps) {
  const language = scriptLanguage(text);
  if (language === undefined && !RIGHT_TO_LEFT.test(text)) return children;
  return <bdi lang={language}>{children}</bdi>;
}
