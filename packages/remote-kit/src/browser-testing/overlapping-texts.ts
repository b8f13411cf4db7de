import type { Page } from 'playwright-core';

interface Printed {
  text: string;
  node: Node;
  box: DOMRect;
}

/**
 * Pairs of texts that are printed over each other; hidden ones, covered ones and those that scroll out of sight do not
 * count.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 2;
    /** Above its letters a text's box has room in which nothing is printed, much of it where the text is large. */
    const EMPTY_SHARE = 0.15;
    // What sticks is where it belongs, and hides nothing.
    const { scrollX, scrollY } = window;
    scrollTo({ left: 0, top: 0, behavior: 'instant' });
    const boxes: Printed[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = inSight(node.parentElement, new DOMRect(x, y + EMPTY_SHARE * height, width, (1 - EMPTY_SHARE) * height));
        if (box) boxes.push({ text, node, box });
      }
    }
    // What lies under a dialog is not pressed, but there.
    const allTouched = new CSSStyleSheet();
    allTouched.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(allTouched);
    const found = boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter((other) => one.node !== other.node && meet(one.box, other.box) && !isCovered(one, other))
        .map((other) => `${one.text} | ${other.text}`),
    );
    document.adoptedStyleSheets.pop();
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return found;

    /** One of them lies on something that hides the other: what a dialog, a menu or a bar is laid over. */
    function isCovered(one: Printed, other: Printed): boolean {
      const x = (Math.max(one.box.left, other.box.left) + Math.min(one.box.right, other.box.right)) / 2;
      const y = (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2;
      const stacked = document.elementsFromPoint(x, y);
      // Outside the window nobody tells what lies on what.
      if (stacked.length === 0) return isLaidOver(one, other) || isLaidOver(other, one);
      const parents = [one, other].map(({ node }) => node.parentElement);
      for (const element of stacked) {
        const holds = parents.filter((parent) => element.contains(parent)).length;
        if (holds === 2) return false;
        if (isOpaque(element)) return true;
      }
      return false;
    }

    /** It is in something of its own that is taken out of the flow, with a ground. */
    function isLaidOver(one: Printed, other: Printed): boolean {
      const own: Element[] = [];
      for (let around = one.node.parentElement; around && !around.contains(other.node); around = around.parentElement) own.push(around);
      return own.some(isOpaque) && own.some((element) => ['fixed', 'absolute', 'sticky'].includes(getComputedStyle(element).position));
    }

    function isOpaque(element: Element): boolean {
      return !/^rgba|\/|^transparent/.test(getComputedStyle(element).backgroundColor);
    }

    function meet(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > SLACK_PX && height > SLACK_PX;
    }

    /** What is left of it within everything around it that cuts off what is too much. */
    function inSight(from: Element, whole: DOMRect): DOMRect | null {
      let box = whole;
      for (let around: Element | null = from; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const { left, top, right, bottom } = around.getBoundingClientRect();
        const [x, y] = [Math.max(box.left, left), Math.max(box.top, top)];
        box = new DOMRect(x, y, Math.min(box.right, right) - x, Math.min(box.bottom, bottom) - y);
        if (box.width <= SLACK_PX || box.height <= SLACK_PX) return null;
      }
      return box;
    }
  });
}
