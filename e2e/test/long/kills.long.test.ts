import '../../kills/kills.ts';
