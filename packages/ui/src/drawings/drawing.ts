/** What every drawing takes: its size is a length of CSS or pixels; without one, CSS decides. */
export interface DrawingProps {
  size?: number | string | undefined;
  className?: string | undefined;
}
