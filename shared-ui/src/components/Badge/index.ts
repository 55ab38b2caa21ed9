export { Badge, type BadgeProps, type BadgeTone } from './Badge';
export { CountBadge, type CountBadgeProps } from './CountBadge';
export { DotBadge, type DotBadgeProps } from './DotBadge';
