export function name(state: 'held' | 'paid'): string {
  switch (state) {
    case 'held':
      return 'pending';
  }
  return '';
}
