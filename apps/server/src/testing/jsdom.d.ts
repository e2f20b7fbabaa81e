/** The few parts of jsdom that tests of pages read; the package brings no types along. */
declare module 'jsdom' {
  export interface PageElement {
    readonly tagName: string;
    readonly textContent: string;
    readonly parentElement: PageElement | null;
    getAttribute(name: string): string | null;
    getAttributeNames(): string[];
  }

  export interface PageDocument {
    readonly title: string;
    readonly documentElement: PageElement;
    getElementById(id: string): PageElement | null;
    querySelector(selector: string): PageElement | null;
    querySelectorAll(selector: string): ArrayLike<PageElement> & Iterable<PageElement>;
  }

  export class JSDOM {
    constructor(html?: string, options?: { readonly contentType: string });
    readonly window: {
      readonly document: PageDocument;
      readonly DOMParser: new () => { parseFromString(text: string, type: string): PageDocument };
    };
  }
}
