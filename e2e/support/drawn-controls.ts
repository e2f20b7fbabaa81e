import type { Page } from '@playwright/test';
import { contrast } from '../../packages/domain/src/difficulties/colour.ts';

/** What a control is recognised by: an edge, a fill, its words. Colours are "#RRGGBB", as they are seen. */
interface Mark {
  readonly size: number;
  readonly colour: string;
}

type Marks = Readonly<Record<string, Mark>>;

interface Drawn {
  readonly name: string;
  readonly ground: string;
  readonly marks: Marks;
  /** The same control when it is not what it is now: pressed or not, checked or not, current or not. */
  readonly other: Marks | undefined;
}

/** WCAG 1.4.11. */
const LEAST = 3;

/**
 * A line for each control in sight of which neither an edge nor a word stands out, and each state that cannot be seen.
 * With `edges`, only what is filled in and chosen counts, and its words do not.
 */
export async function unseenControls(page: Page, what: 'edges' | 'all' = 'all'): Promise<string[]> {
  const drawn = await page.evaluate(drawnControls, what === 'edges' ? BOXES : CONTROLS);
  if (drawn.length === 0) return ['no controls at all'];
  return drawn.flatMap(({ name, ground, marks: { words, ...edges }, other }) => {
    const marks = what === 'edges' || !words ? edges : { ...edges, words };
    const seen = seenMarks(marks, ground);
    const lines = Object.keys(seen).length === 0 ? [`${name} stands out by nothing`] : [];
    const isClear = other === undefined || differ(seen, seenMarks(other, ground));
    return isClear ? lines : [...lines, `${name} looks the same in its other state`];
  });
}

function seenMarks(marks: Marks, ground: string): Marks {
  return Object.fromEntries(
    Object.entries(marks).filter(
      ([key, { colour }]) =>
        contrast(colour, key === 'words' ? (marks.fill?.colour ?? ground) : ground) >= LEAST,
    ),
  );
}

function differ(one: Marks, other: Marks): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].some((key) => {
    const [a, b] = [one[key], other[key]];
    return !a || !b || a.size !== b.size || (key !== 'words' && contrast(a.colour, b.colour) >= LEAST);
  });
}

const BOXES = 'input, select, textarea, [role="combobox"], [role="switch"], .seg';

const CONTROLS =
  'button, a:is(.btn, .icon-btn, .toggle-chip), input, select, textarea, ' +
  '[role]:is([role="tab"], [role="switch"], [role="slider"], [role="option"], [role="radio"], [role="checkbox"]), ' +
  'a[aria-current], .tab-links > *, .nav-links > a';

/** Runs in the page. */
function drawnControls(controls: string): Drawn[] {
  const STATES = ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-current'];
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets = [still];

  type Pixel = [number, number, number, number];
  const pixelOf = (colour: string): Pixel => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    // color(srgb …) counts from 0 to 1.
    const most = colour.startsWith('color(') ? 255 : 1;
    return [red * most, green * most, blue * most, alpha];
  };
  const over = ([r, g, b, a]: Pixel, [x, y, z]: Pixel): Pixel => [
    r * a + x * (1 - a),
    g * a + y * (1 - a),
    b * a + z * (1 - a),
    1,
  ];
  const hexOf = ([r, g, b]: Pixel) =>
    `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  const groundOf = (element: Element | null): Pixel => {
    if (!element)
      return over(pixelOf(getComputedStyle(document.documentElement).backgroundColor), [255, 255, 255, 1]);
    const own = pixelOf(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  };

  const marksOf = (frame: Element, ground: Pixel) => {
    const marks: Record<string, { size: number; colour: string }> = {};
    for (const part of ['', '::before', '::after']) {
      const style = getComputedStyle(frame, part || null);
      if (part && (style.content === 'none' || style.opacity === '0')) continue;
      const add = (key: string, size: number, colour: string) => {
        const pixel = pixelOf(colour);
        if (size > 0 && pixel[3] > 0) marks[part + key] = { size, colour: hexOf(over(pixel, ground)) };
      };
      for (const side of ['top', 'right', 'bottom', 'left'])
        if (style.getPropertyValue(`border-${side}-style`) !== 'none')
          add(
            `border-${side}`,
            Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
            style.getPropertyValue(`border-${side}-color`),
          );
      if (style.outlineStyle !== 'none')
        add('outline', Number.parseFloat(style.outlineWidth), style.outlineColor);
      const shadow = /^(.*\)) (?:0px ){2}0px (\d+)px inset/.exec(style.boxShadow);
      if (shadow) add('shadow', Number(shadow[2]), shadow[1] ?? '');
      // The track of a native slider, whose thumb has no style that can be asked for.
      add('track', 1, /gradient\((rgba?\([^)]*\))/.exec(style.backgroundImage)?.[1] ?? 'rgb(0 0 0 / 0)');
      add(part ? `fill at ${style.left}` : 'fill', 1, style.backgroundColor);
      if (!part && (frame.textContent?.trim() || frame.querySelector('svg'))) {
        add('words', Number(style.textDecorationLine !== 'none') + 1, style.color);
      }
    }
    // A badge is a picture, which no system repaints.
    if (frame.querySelector('img'))
      marks.picture = { size: 1, colour: ground[0] > 128 ? '#000000' : '#ffffff' };
    return marks;
  };

  /** Turns a state round for as long as it is looked at; nothing hears of it. */
  const turned = <T>(control: Element, look: () => T): T | undefined => {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = !control.checked;
      const seen = look();
      control.checked = !control.checked;
      return seen;
    }
    const switches = control.closest<HTMLElement>('.tri[data-position]');
    if (switches) {
      const position = switches.dataset.position ?? '';
      switches.dataset.position = position === '2' ? '0' : '2';
      const seen = look();
      switches.dataset.position = position;
      return seen;
    }
    // A button to the page above says that it is current as well; only lists of pages show which one is.
    if (control.matches('main .btn')) return undefined;
    const state = STATES.find((name) => control.hasAttribute(name));
    if (!state) return undefined;
    const value = control.getAttribute(state) ?? '';
    if (state === 'aria-current') control.removeAttribute(state);
    else control.setAttribute(state, value === 'true' ? 'false' : 'true');
    const seen = look();
    control.setAttribute(state, value);
    return seen;
  };

  const dialogs = [...document.querySelectorAll('dialog:modal, [role="dialog"], [role="alertdialog"]')];
  const root =
    dialogs.findLast((dialog) => dialog.checkVisibility() && dialog.querySelector('button')) ?? document;
  const inSight = [...root.querySelectorAll<HTMLElement>(controls)].filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    const isHit = control.matches('.cover, [tabindex="-1"][aria-hidden], .sr-only');
    return (
      width > 2 &&
      height > 2 &&
      !isHit &&
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
  return inSight.map((control) => {
    // The edge of a box stands around it; the choices of a switch have one in common.
    const frame = control.closest('.input, .code, .tri-switch, .quick-box') ?? control;
    const ground = groundOf(frame.parentElement);
    const look = () => marksOf(frame, ground);
    const words = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    return {
      name: `${control.tagName.toLowerCase()}.${control.className} "${words.slice(0, 40)}"`,
      ground: hexOf(ground),
      marks: look(),
      other: turned(control, look),
    };
  });
}
