// oxlint-disable-next-line typescript/triple-slash-reference -- the types of *.module.css must reach whoever compiles this source; wildcard modules cannot be imported
/// <reference path="./css-modules.d.ts" />
import './tokens.css';

export { UiProvider } from './ui-provider/ui-provider.tsx';
export { applyStyleNonce, readStyleNonce } from './style-nonce/apply-style-nonce.ts';
export { applyStoredTheme, type Theme, type ThemeChoice } from './theme/theme.ts';
export { useTheme, type ThemeState } from './theme/use-theme.ts';
export { ThemeToggle } from './theme/theme-toggle.tsx';
export { classes } from './classes/classes.ts';

export { Stack } from './layout/stack.tsx';
export { Cluster } from './layout/cluster.tsx';
export { Split } from './layout/split.tsx';
export { Columns } from './layout/columns.tsx';
export { Grid } from './layout/grid.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { TextLink, type TextLinkProps } from './text/text-link.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';

export { Icon, type IconProps } from './icon/icon.tsx';
export { toIconName, type IconName } from './icon/icons.ts';
export { Glyph, type GlyphProps, type GlyphTone } from './glyph/glyph.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';

export { Card, type CardProps } from './card/card.tsx';
export { CardHead, type CardHeadProps } from './card/card-head.tsx';
export { CutCard } from './cut-card/cut-card.tsx';
export { SumList, type SumLine, type SumListProps } from './sum-list/sum-list.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './badge/badge.tsx';
export { StatusBadge } from './status-badge/status-badge.tsx';
export { RankBadge } from './rank-badge/rank-badge.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { SkeletonRows } from './skeleton/skeleton-rows.tsx';
export { SkeletonCard } from './skeleton/skeleton-card.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.tsx';
export { ErrorCard, type ErrorCardProps } from './error-card/error-card.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice/notice.tsx';
export { Stepper, type StepperProps } from './stepper/stepper.tsx';

export { Money, type MoneyProps } from './money/money.tsx';
export { formatAmount, toHundredths } from './money/amount.ts';
export { WhyFigure, type WhyFigureProps } from './why-figure/why-figure.tsx';

export { Field, type FieldProps } from './field/field.tsx';
export { useFieldControl } from './field/field-context.ts';
export { Input, type InputProps } from './field/input.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { focusFirstInvalid } from './field/focus-first-invalid.ts';

export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { AlertDialog, type AlertDialogProps } from './dialog/alert-dialog.tsx';
export { Sheet, type SheetProps } from './sheet/sheet.tsx';
export { Tooltip, type TooltipProps } from './tooltip/tooltip.tsx';
export { useToast, type ShowToast, type ToastMessage } from './toast/toast-context.ts';

export { Stone } from './drawings/stone.tsx';
export { Gem } from './drawings/gem.tsx';
export { Bomb } from './drawings/bomb.tsx';
export { FaceDown } from './drawings/face-down.tsx';
export { RankStone } from './drawings/rank-stone.tsx';
export { ranks, toRank, type Rank } from './drawings/ranks.ts';
export { UncutStone } from './drawings/uncut-stone.tsx';
export { OutlineStone } from './drawings/outline-stone.tsx';
export { HeroStone } from './drawings/hero-stone.tsx';
export { NotFoundDrawing } from './drawings/not-found.tsx';
