import { useLayoutEffect, useRef } from 'react';
import { classes, useTheme } from '@facet/ui';
import { drawCurve, type Palette } from './draw-curve.ts';
import type { Point } from './drawn.ts';
import { layOut } from './geometry.ts';
import styles from './crash.module.css';

export interface CurveCanvasProps {
  growthPerSecond: number;
  /** Up to where it is drawn, now. */
  drawnTo: () => Point;
  autoCashout: number | null;
  /** What the automatic cash-out is called in the picture. */
  autoLabel: string;
  /**
   * How it follows a round that runs: frame by frame, or once a second for who wants no motion. One that stands is
   * drawn once.
   */
  pace: 'frames' | 'seconds' | null;
  /** There is no round. */
  isEmpty: boolean;
  /** How the round ended, null while it runs or before. */
  end: 'won' | 'lost' | null;
}

/** The curve as a picture; what it shows stands beside it in words. */
export function CurveCanvas({ growthPerSecond, drawnTo, autoCashout, autoLabel, pace, isEmpty, end }: CurveCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { theme } = useTheme();
  // Before the browser shows what is written beside it: the end is drawn in the frame that tells it.
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const size = { width: 0, height: 0 };
    let palette = readPalette(element);
    const draw = () => {
      const geometry = layOut(size.width, size.height, { to: drawnTo(), growthPerSecond, autoCashout });
      drawCurve(context, size.width, size.height, geometry, { palette, autoLabel, isOver: end !== null, isEmpty });
      if (pace === 'frames') frame = requestAnimationFrame(draw);
      if (pace === 'seconds') timer = setTimeout(draw, 1_000);
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    const fit = () => {
      const ratio = devicePixelRatio || 1;
      Object.assign(size, { width: element.clientWidth, height: element.clientHeight });
      element.width = size.width * ratio;
      element.height = size.height * ratio;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      palette = readPalette(element);
      stop();
      draw();
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [growthPerSecond, drawnTo, autoCashout, autoLabel, pace, isEmpty, end, theme]);
  return <canvas ref={canvas} className={classes(styles.curve, end === 'lost' && styles.curveLost)} aria-hidden="true" />;
}

/** Colours are tokens of the page; a canvas has to be told what they are now. */
function readPalette(element: HTMLElement): Palette {
  const { color, floodColor, fill, stroke, lightingColor, stopColor, fontFamily } = getComputedStyle(element);
  return { line: stroke, fill, grid: floodColor, text: color, auto: lightingColor, surface: stopColor, font: fontFamily };
}
