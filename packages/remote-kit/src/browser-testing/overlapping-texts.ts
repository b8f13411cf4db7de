import type { Page } from 'playwright-core';

/** Pairs of texts that are printed over each other; hidden ones and those that scroll out of sight do not count. */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 2;
    /** Above its letters a text's box has room in which nothing is printed, much of it where the text is large. */
    const EMPTY_SHARE = 0.15;
    const boxes: { text: string; node: Node; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = new DOMRect(x, y + EMPTY_SHARE * height, width, (1 - EMPTY_SHARE) * height);
        if (isInSight(node.parentElement, box)) boxes.push({ text, node, box });
      }
    }
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .flatMap((other) => (one.node !== other.node && meet(one.box, other.box) ? [`${one.text} | ${other.text}`] : [])),
    );

    function meet(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > SLACK_PX && height > SLACK_PX;
    }

    /** Within everything around it that cuts off what is too much. */
    function isInSight(from: Element, box: DOMRect): boolean {
      for (let around: Element | null = from; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        if (!meet(around.getBoundingClientRect(), box)) return false;
      }
      return true;
    }
  });
}
