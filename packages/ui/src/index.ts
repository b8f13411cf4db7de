// oxlint-disable-next-line typescript/triple-slash-reference -- the types of *.module.css must reach whoever compiles this source; wildcard modules cannot be imported
/// <reference path="./css-modules.d.ts" />
import './tokens.css';

export { UiProvider } from './ui-provider.tsx';
export { applyStyleNonce, readStyleNonce } from './apply-style-nonce.ts';
export { applyStoredTheme, type Theme, type ThemeChoice } from './theme/theme.ts';
export { useTheme, type ThemeState } from './theme/use-theme.ts';
export { ThemeToggle } from './theme/theme-toggle.tsx';
export { classes } from './classes.ts';

export { LanguageMenu } from './language-menu.tsx';
export { Stack } from './layout/stack.tsx';
export { Cluster } from './layout/cluster.tsx';
export { Split } from './layout/split.tsx';
export { Columns } from './layout/columns.tsx';
export { Grid } from './layout/grid.tsx';
export { Page } from './page.tsx';
export { PageHeader, type PageHeaderProps } from './page-header.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { TextLink, type TextLinkProps } from './text/text-link.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
export { SkipLink } from './skip-link.tsx';

export { Icon, type IconProps } from './icon/icon.tsx';
export { icons, toIconName, type IconName } from './icon/icons.ts';
export { Glyph, type GlyphProps, type GlyphTone } from './glyph.tsx';
export { Spinner } from './spinner.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { KeyCap, type KeyCapProps } from './key-cap.tsx';
export { CopyButton, type CopyButtonProps } from './copy-button.tsx';

export { AppFrame, type AppFrameProps } from './app-frame/app-frame.tsx';
export { SidebarFoot } from './app-frame/sidebar-foot.tsx';
export { Brand, type BrandProps } from './brand.tsx';
export { Purse, type PurseProps } from './purse.tsx';
export { Nav } from './nav/nav.tsx';
export { NavItem, type NavItemProps } from './nav/nav-item.tsx';
export { TabBar } from './nav/tab-bar.tsx';
export { TabBarItem, type TabBarItemProps } from './nav/tab-bar-item.tsx';
export { Avatar, type AvatarProps } from './avatar.tsx';
export { Person, type PersonProps } from './person.tsx';
export { LoadingScreen } from './loading-screen.tsx';

export { Card, type CardProps } from './card/card.tsx';
export { CardHead, type CardHeadProps } from './card/card-head.tsx';
export { CutCard } from './cut-card.tsx';
export { SumList, type SumLine, type SumListProps } from './sum-list.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './badge.tsx';
export { StatusBadge } from './status-badge.tsx';
export { RankBadge } from './rank-badge.tsx';
export { rankLabel } from './rank-label.ts';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { SkeletonRows } from './skeleton/skeleton-rows.tsx';
export { SkeletonCard } from './skeleton/skeleton-card.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { ErrorCard, type ErrorCardProps } from './error-card.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice.tsx';
export { StatCard, StatCardSkeleton, type StatCardProps } from './stat-card.tsx';
export { RequestId, type RequestIdProps } from './request-id.tsx';
export { Rows, type RowsProps } from './rows/rows.tsx';
export { Row, type RowProps } from './rows/row.tsx';
export { ActivityRow, type ActivityRowProps } from './rows/activity-row.tsx';
export { Table, type TableColumn, type TableProps } from './table.tsx';
export { NumberedList, type NumberedItem } from './numbered-list.tsx';
export { Timeline, type TimelineItem } from './timeline.tsx';
export { Disclosure } from './disclosure.tsx';
export { Progress, type ProgressProps } from './progress.tsx';
export { Stepper, type StepperProps } from './stepper.tsx';

export { Money, type MoneyProps } from './money/money.tsx';
export { formatAmount, formatHundredths, hundredthsOf, sumOf, toDecimal, toHundredths } from './money/amount.ts';
export { SparkBars } from './spark-bars.tsx';
export { BarChart, type BarChartDay, type BarChartProps } from './bar-chart/bar-chart.tsx';
export { DonutChart, type DonutChartProps, type Share } from './donut-chart/donut-chart.tsx';
export { RangeScale, type RangeScaleProps } from './range-scale.tsx';
export { WhyFigure, type WhyFigureProps } from './why-figure.tsx';

export { Field, type FieldProps } from './field/field.tsx';
export { useFieldControl } from './field/field-context.ts';
export { Input, type InputProps } from './field/input.tsx';
export { TextArea, type TextAreaProps } from './field/text-area.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { Select, type SelectOption, type SelectProps } from './select.tsx';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { Chip, Chips, type ChipProps } from './chips.tsx';
export { Segmented, type SegmentedProps } from './segmented.tsx';
export { Switch } from './switch.tsx';
export { Checkbox } from './checkbox.tsx';
export { ChoiceList, type ChoiceListProps } from './choice-list/choice-list.tsx';
export { ChoiceButton, type ChoiceButtonProps } from './choice-list/choice-button.tsx';
export { Choice, type ChoiceProps } from './choice-list/choice.tsx';
export { Thumb, type ThumbProps } from './choice-list/thumb.tsx';
export { focusFirstInvalid } from './field/focus-first-invalid.ts';

export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { AlertDialog, type AlertDialogProps } from './dialog/alert-dialog.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export { Sheet, type SheetProps } from './sheet.tsx';
export { Tabs, type TabItem, type TabsProps } from './tabs.tsx';
export { Menu, type MenuAction, type MenuProps } from './menu.tsx';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { useNow } from './use-now.ts';
export { useVisible } from './use-visible.ts';
export { useToast, type ShowToast, type ToastMessage } from './toast/toast-context.ts';

export { Stone } from './drawings/stone.tsx';
export { Gem } from './drawings/gem.tsx';
export { Bomb } from './drawings/bomb.tsx';
export { FaceDown } from './drawings/face-down.tsx';
export { RankStone } from './drawings/rank-stone.tsx';
export { ranks, toRank, type Rank } from './drawings/ranks.ts';
export { WallMark } from './wall-mark/wall-mark.tsx';
export type { Wall } from './wall-mark/wall.ts';
export { UncutStone } from './drawings/uncut-stone.tsx';
export { OutlineStone } from './drawings/outline-stone.tsx';
export { HeroStone } from './drawings/hero-stone.tsx';
export { NotFoundDrawing } from './drawings/not-found.tsx';
