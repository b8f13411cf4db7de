import { useEffect, useState } from 'react';

/** Midnight of the reader's day, `days` later. */
export function startOfDay(date: Date, days = 0): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

/** Midnight of the reader's day; a page that stays open follows it into the next. */
export function useToday(): Date {
  const [today, setToday] = useState(() => startOfDay(new Date()));
  useEffect(() => {
    const timer = setTimeout(() => setToday(startOfDay(new Date())), startOfDay(today, 1).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [today]);
  return today;
}
