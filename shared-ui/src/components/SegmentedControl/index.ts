export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl';
export { SegmentedLinks, type SegmentedLinksProps, type SegmentLink } from './SegmentedLinks';
