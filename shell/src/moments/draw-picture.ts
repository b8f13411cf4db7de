/** For screens with many dots. */
const SCALE = 3;
const SHAPES = 'path, polygon';

/** A PNG of the element as it stands on the screen: its ground with cut corners, its drawings, its words. */
export async function drawPicture(element: HTMLElement, name: string): Promise<File> {
  const place = element.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: place.width * SCALE, height: place.height * SCALE });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas here');
  pen.scale(SCALE, SCALE);
  drawGround(pen, element);
  pen.translate(-place.x, -place.y);
  for (const drawing of element.querySelectorAll('svg')) drawShapes(pen, drawing);
  drawTexts(pen, element);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!png) throw new Error('no picture of it');
  return new File([png], name, { type: 'image/png' });
}

function drawGround(pen: CanvasRenderingContext2D, element: HTMLElement): void {
  const { width, height } = element.getBoundingClientRect();
  const { backgroundColor, borderTopColor, borderTopLeftRadius } = getComputedStyle(element);
  const cut = Number.parseFloat(borderTopLeftRadius);
  const [right, foot] = [width - cut, height - cut];
  const edge = `${cut},0 ${right},0 ${width},${cut} ${width},${foot} ${right},${height} ${cut},${height} 0,${foot} 0,${cut}`;
  const ground = new Path2D(`M${edge}Z`);
  pen.fillStyle = backgroundColor;
  pen.fill(ground);
  pen.strokeStyle = borderTopColor;
  pen.lineWidth = 2;
  pen.clip(ground);
  pen.stroke(ground);
}

function drawShapes(pen: CanvasRenderingContext2D, drawing: SVGSVGElement): void {
  const { x, y, width } = drawing.getBoundingClientRect();
  pen.save();
  pen.translate(x, y);
  pen.scale(width / drawing.viewBox.baseVal.width, width / drawing.viewBox.baseVal.width);
  for (const shape of drawing.querySelectorAll(SHAPES)) {
    pen.fillStyle = getComputedStyle(shape).fill;
    pen.fill(new Path2D(shape.getAttribute('d') ?? `M${shape.getAttribute('points')}Z`));
  }
  pen.restore();
}

function drawTexts(pen: CanvasRenderingContext2D, element: HTMLElement): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  pen.textBaseline = 'middle';
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { color, fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(node.parentElement ?? element);
    pen.fillStyle = color;
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    for (const { words, x, y } of linesOf(node)) pen.fillText(words, x, y);
  }
}

interface DrawnLine {
  words: string;
  x: number;
  /** Of its middle. */
  y: number;
}

/** As the words of a text have been broken into lines. */
function linesOf(node: Node): DrawnLine[] {
  const lines: DrawnLine[] = [];
  const range = document.createRange();
  for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.trimEnd().length);
    const { x, y, height } = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (last?.y === y + height / 2) last.words += word;
    else lines.push({ words: word, x, y: y + height / 2 });
  }
  return lines;
}
