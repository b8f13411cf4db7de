import { useEffect } from 'react';
import { useReadFiguresQuery } from './figures-api.ts';

const DAY_MS = 86_400_000;
/** For a clock of this machine that is a little ahead of the wallet's. */
const MARGIN_MS = 5_000;

/** A page that stays open asks for the figures anew when the day (UTC) is over. */
export function useNextDay(): void {
  const { data, refetch } = useReadFiguresQuery();
  const earned = data?.earned;
  const today = earned?.days.at(-1)?.day;
  useEffect(() => {
    if (today === undefined) return undefined;
    const timer = setTimeout(() => void refetch(), Math.max(Date.parse(today) + DAY_MS - Date.now(), 0) + MARGIN_MS);
    return () => clearTimeout(timer);
  }, [today, refetch]);
}
