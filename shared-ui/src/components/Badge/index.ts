export { Badge, type BadgeProps, type BadgeTone } from './Badge';
export { CountBadge, type CountBadgeProps, type CountBadgeTone } from './CountBadge';
export { DotBadge, type DotBadgeProps, type DotBadgeTone } from './DotBadge';
